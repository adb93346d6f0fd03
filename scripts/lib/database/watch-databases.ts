import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';
import { failWithSentence } from '../run/say.ts';

/**
 * Calls back once when a running server's files are deleted: workerd would go on with files that nobody else can see.
 */
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

/** Ends this process with one sentence when its server's files are deleted. */
export function endWhenGone(files: readonly string[], stopServer: () => Promise<unknown>): void {
  watchDatabases(files, (sentence) => {
    const end = () => failWithSentence(new Error(sentence));
    stopServer().then(end, end);
  });
}
