import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { RUNNER_FIELDS, type RunnerErrors } from '../../shared/forms/court-runner-form.ts';
import { Banner } from '../ui/surface/Banner.tsx';

const words = courtRunnerCopy.errors;

/** How many things are wrong with a request, and which: read out at once. Nothing where none is. */
export function CourtRunnerWrong({ errors }: { errors: RunnerErrors }) {
  const wrong = RUNNER_FIELDS.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Banner tone="error">
      <b>{words.title(wrong.length)}</b>
      <p>{words.text(wrong.map((field) => words.things[field]))}</p>
    </Banner>
  );
}
