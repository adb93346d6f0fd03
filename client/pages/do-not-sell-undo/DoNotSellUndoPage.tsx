import { doNotSellCopy } from '../../../shared/copy/removal/do-not-sell.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { DoNotSellUndoPageModel } from './do-not-sell-undo-model.ts';

const words = doNotSellCopy.undo;

/** Takes a mailbox's choice about sale back by the link of an email. */
export function DoNotSellUndoPage({ page: { view }, site }: { page: DoNotSellUndoPageModel; site: SiteModel }) {
  return <FormCard site={site}>{view.state === 'open' ? <Open view={view} /> : <Ended view={view} />}</FormCard>;
}

function Open({ view: { token, problem } }: { view: Extract<DoNotSellUndoPageModel['view'], { state: 'open' }> }) {
  const { title, text, submit, notYou } = words.open;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <form method="post" action={paths.doNotSellUndo()} className={formStyles.form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="pine">
          {submit}
        </Button>
      </form>
      <p className={formStyles.small}>{notYou}</p>
    </>
  );
}

function Ended({ view }: { view: Exclude<DoNotSellUndoPageModel['view'], { state: 'open' }> }) {
  const { title } = view.state === 'done' ? words.done : words.over;
  return (
    <>
      <h1>{title}</h1>
      <p>{view.state === 'done' ? words.done.text : view.isCut ? words.over.cut : words.over.text}</p>
      <p>
        <ButtonLink href={paths.doNotSell()}>{words.back}</ButtonLink>
      </p>
    </>
  );
}
