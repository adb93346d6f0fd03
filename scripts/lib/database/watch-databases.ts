import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';
import { failWithSentence } from '../run/say.ts';

/** Hears once that the files of a running server are gone: workerd would go on with files that nobody else can see. */
export function watchDatabases(files: readonly string[], onGone: (sentence: string) => void): void {
  const folders = [...new Set(files.map(dirname))];
  const watchers: FSWatcher[] = folders.map((folder) => watch(folder, { persistent: false }, look));
  function look(): void {
    const gone = files.find((file) => !existsSync(file));
    if (gone === undefined) return;
    for (const watcher of watchers.splice(0)) watcher.close();
    onGone(`${gone} was deleted while it was served: start again, which makes the local databases anew.`);
  }
}

/** Ends this process with that sentence once the files of its server are gone. */
export function endWhenGone(files: readonly string[], stopServer: () => Promise<unknown>): void {
  watchDatabases(files, (sentence) => {
    const end = () => failWithSentence(new Error(sentence));
    stopServer().then(end, end);
  });
}
