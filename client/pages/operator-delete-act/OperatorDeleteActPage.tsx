import type { DeleteActRun } from '../../../shared/contract/operations/delete-act.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorDeleteActCopy as words } from '../../../shared/copy/operator/delete-act.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { OperatorDeleteActPageModel } from './operator-delete-act-model.ts';

const DAY_MS = 86_400_000;
/** The agency must have heard by then that the platform could not be reached (11 CCR 7612). */
const TELL_WITHIN_DAYS = 45;

/** What became of the state's lists, run by run, and a button that fetches them now. */
export function OperatorDeleteActPage({ page, site }: { page: OperatorDeleteActPageModel; site: SiteModel }) {
  const { notice, isSetUp, lateSince, runs } = page;
  const { head } = words;
  const unreached = unreachedSince(runs);
  return (
    <OperatorLayout site={site} current="delete-act">
      <div id="operator-delete-act">
        <AccountTitle title={words.title}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          {lateSince === null ? null : <Banner tone="error">{words.late(formatDay(lateSince))}</Banner>}
          {unreached === null ? null : (
            <Banner>{words.tellAgency(formatDay(unreached), formatDay(unreached + TELL_WITHIN_DAYS * DAY_MS))}</Banner>
          )}
          {isSetUp ? (
            <form method="post" action={paths.operatorDeleteAct()}>
              <Button type="submit" name="action" value="begin">
                {words.begin}
              </Button>
            </form>
          ) : (
            <Banner>{words.notSetUp}</Banner>
          )}
          <OperatorTable
            caption={words.runs}
            head={[head.run, head.begun, head.took, head.state, head.people, head.answers, head.problems]}
            empty={words.none}
            rows={runs.map((run) => ({
              key: String(run.id),
              cells: [
                words.run(run.id, run.source),
                formatDay(run.startedAt),
                run.endedAt === null ? '' : words.took(run.endedAt - run.startedAt),
                stateText(run),
                words.people(run.deleted, run.optedOut),
                <Lines key="answers" lines={answersOf(run)} />,
                <Lines key="problems" lines={problemsOf(run)} />,
              ],
            }))}
          />
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}

/** Since when the platform cannot be reached, if no run has gone through since. */
function unreachedSince(runs: readonly DeleteActRun[]): number | null {
  const done = runs.findIndex(({ state, source }) => state === 'done' && source === 'platform');
  const since = runs.slice(0, done === -1 ? runs.length : done).flatMap(({ firstFailedAt }) => firstFailedAt ?? []);
  return since.at(-1) ?? null;
}

function stateText({ state, failure, endedAt, nextAt }: DeleteActRun): string {
  const why = failure === null ? '' : `: ${words.failures[failure]}`;
  return `${words.states[state]}${why}${endedAt === null && failure !== null ? `, ${words.goesOnAt(nextAt)}` : ''}`;
}

function answersOf({ counts, refusals }: DeleteActRun): readonly string[] {
  return [
    ...counts.map(({ list, status, isAmendment, items }) =>
      (isAmendment ? words.amendment : words.answer)(list, items, words.statuses[status]),
    ),
    ...refusals.map(({ name, message }) => words.refused(name, message)),
  ];
}

function problemsOf({ files, problems }: DeleteActRun): readonly string[] {
  return [
    ...files.flatMap(({ name, badRows }) => (badRows === 0 ? [] : [words.rowsNotRead(name, badRows)])),
    ...problems.map(({ name, line, problem }) => words.problem(name, line, words.problems[problem])),
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
