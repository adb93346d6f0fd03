import type { RunnerFields } from '../../shared/court-runner/runner-person.ts';

/** What a form of Court Runner holds, and the products that are ticked in it. */
export interface RunnerInput {
  readonly fields: Omit<RunnerFields, 'wpId'>;
  readonly chosen: readonly string[];
}

export function readRunnerForm(form: HTMLFormElement): RunnerInput {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '').trim();
  return {
    fields: {
      firstName: typed('firstName'),
      middleName: typed('middleName'),
      lastName: typed('lastName'),
      birthDate: typed('birthDate'),
    },
    chosen: data.getAll('county').map(String),
  };
}
