import type { RemovedThing } from '../../shared/contract/removal.ts';
import { thingsInWords } from '../../shared/copy/removal/removal-receipt.ts';
import formStyles from '../account/AccountForm.module.css';
import { Button } from '../ui/action/Button.tsx';
import { Banner } from '../ui/surface/Banner.tsx';

/** The form of a removal's emailed link: what its button does, and the button. It names nobody. */
export function RemovalLink({
  action,
  words,
  view: { what, token, problem },
}: {
  action: string;
  words: {
    readonly title: string;
    readonly what: string;
    readonly text: string;
    readonly submit: string;
    readonly notYou: string;
  };
  view: { readonly what: readonly RemovedThing[]; readonly token: string; readonly problem: string | null };
}) {
  return (
    <>
      <h1>{words.title}</h1>
      <dl className={formStyles.times}>
        <div>
          <dt>{words.what}</dt>
          <dd>{thingsInWords(what)}</dd>
        </div>
      </dl>
      <p>{words.text}</p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <TokenForm action={action} token={token} submit={words.submit} />
      <p className={formStyles.small}>{words.notYou}</p>
    </>
  );
}

/** A link that was used: its button shows the receipt again. */
export function UsedRemovalLink({
  action,
  words,
  view: { token, problem },
}: {
  action: string;
  words: { readonly title: string; readonly text: string; readonly submit: string };
  view: { readonly token: string; readonly problem: string | null };
}) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <TokenForm action={action} token={token} submit={words.submit} />
    </>
  );
}

function TokenForm({ action, token, submit }: { action: string; token: string; submit: string }) {
  return (
    <form method="post" action={action} className={formStyles.form}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" look="pine">
        {submit}
      </Button>
    </form>
  );
}
