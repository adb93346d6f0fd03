import { speedSearchCopy as words } from '../../../shared/copy/account/speed-search.ts';
import { SPEED_SEARCH_MAX } from '../../../shared/forms/speed-search-limits.ts';
import { readList } from '../../../shared/forms/speed-search-list.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import styles from './SpeedSearch.module.css';
import { COUNT_ID, FILE_ID, FILE_SAID_ID, LIST_FORM_ID, LIST_ID, NUMBER } from './speed-search-ids.ts';
import type { SpeedSearchForm } from './speed-search-model.ts';

/**
 * The list and the file. The file is part of the form, so it works without scripts. The sentences of the script that helps
 * with both are in its attributes.
 */
export function SpeedSearchListForm({ form: { text, error, fileError } }: { form: SpeedSearchForm }) {
  const { list } = words;
  const faults = words.errors.file;
  return (
    <form
      id={LIST_FORM_ID}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={paths.speedSearch()}
    >
      <TextArea
        id={LIST_ID}
        name="lines"
        label={list.label}
        hint={list.hint}
        note={
          <span id={COUNT_ID} data-text={list.count(NUMBER, SPEED_SEARCH_MAX)}>
            {list.count(readList(text).length, SPEED_SEARCH_MAX)}
          </span>
        }
        error={error}
        defaultValue={text}
        rows={10}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        autoFocus={error !== null}
      />
      <Field
        id={FILE_ID}
        name="file"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        label={list.file}
        hint={list.fileHint}
        error={fileError}
        autoFocus={fileError !== null}
      />
      <p
        id={FILE_SAID_ID}
        className={styles.said}
        role="status"
        data-read={list.fileRead(NUMBER)}
        data-too-big={faults['too-big']}
        data-not-text={faults['not-text']}
        data-empty={faults.empty}
        data-unreadable={faults.unreadable}
      />
      <Button type="submit" look="pine">
        {list.submit}
      </Button>
    </form>
  );
}
