import { printPartCount, printPartTitle, printChoiceCopy as words } from '../../../shared/copy/person/print-choice.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './PersonPrintPage.module.css';
import type { PersonPrintChoice as Choice, PersonPrintPageModel, PrintOption } from './person-print-model.ts';
import { estimatePages } from './print-pages.ts';

const ERROR_ID = 'print-nothing';

/** The sections of a report that have something, as boxes of a plain form; the address it makes names what is checked. */
export function PersonPrintChoice({ page, choice }: { page: PersonPrintPageModel; choice: Choice }) {
  const { action, options, isNothing } = choice;
  const pages = estimatePages(options);
  return (
    <>
      <div>
        <h1 id="print-title">{words.title}</h1>
        <p>
          {words.about} <bdi>{page.name}</bdi>. {pages === null ? words.unknown : words.all(pages)}
        </p>
      </div>
      <form method="get" action={action}>
        <input type="hidden" name="view" value="print" />
        {/* Says that the form was sent, even with nothing checked. */}
        <input type="hidden" name="parts" value="" />
        <Card>
          <CardBody>
            <FieldError id={ERROR_ID} error={isNothing ? words.nothing : null} />
            <fieldset aria-labelledby="print-title" aria-describedby={isNothing ? ERROR_ID : undefined}>
              {options.map((option, at) => (
                <Option key={option.part} option={option} isChecked={!isNothing} isFirst={isNothing && at === 0} />
              ))}
            </fieldset>
          </CardBody>
        </Card>
        <div className={styles.ways}>
          <Button type="submit" look="pine">
            {words.submit}
          </Button>
          <ButtonLink href={page.backHref}>{words.back}</ButtonLink>
        </div>
      </form>
    </>
  );
}

function Option({
  option,
  isChecked,
  isFirst,
}: {
  option: PrintOption;
  isChecked: boolean;
  /** where a reader who checked nothing goes on */
  isFirst: boolean;
}) {
  const { part, count } = option;
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name="parts"
        value={part}
        defaultChecked={isChecked}
        // biome-ignore lint/a11y/noAutofocus: the page reloaded because of these boxes
        autoFocus={isFirst}
      />
      <span>{printPartTitle(part)}</span>
      {count === null ? null : <small>{amount(option, count)}</small>}
    </label>
  );
}

/** '312 records, about 60 pages'; how many pages only if there are several. */
function amount(option: PrintOption, count: number): string {
  const counted = printPartCount(option.part, count);
  const pages = estimatePages([option]) ?? 1;
  return pages < 2 ? counted : `${counted}, ${words.pages(pages)}`;
}
