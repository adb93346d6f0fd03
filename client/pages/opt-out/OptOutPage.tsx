import { optOutCopy as words } from '../../../shared/copy/removal/opt-out.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import { RemovalLayout } from '../../removal/RemovalLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { WholeName } from '../../ui/text/WholeName.tsx';
import { OptOutAsk } from './OptOutAsk.tsx';
import { OptOutFind } from './OptOutFind.tsx';
import { OptOutFound } from './OptOutFound.tsx';
import styles from './OptOutPage.module.css';
import type { OptOutPageModel, RemovalSubject } from './opt-out-model.ts';

type View = OptOutPageModel['view'];

/** Asks for removal, step by step. Every step is plain HTML; the browser renders nothing of it. */
export function OptOutPage({ page: { view }, site }: { page: OptOutPageModel; site: SiteModel }) {
  if (view.state === 'mailed')
    return (
      <FormCard site={site}>
        <Mailed view={view} />
      </FormCard>
    );
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="opt-out">{view.state === 'find' ? <Find view={view} /> : <Choose view={view} />}</div>
      </Wrap>
    </SiteFrame>
  );
}

function Find({ view: { form, found } }: { view: Extract<View, { state: 'find' }> }) {
  return (
    <RemovalLayout
      title={words.find.title}
      lede={form.part === null ? words.find.lede : `${words.find.comesFrom[form.part]} ${words.find.lede}`}
      help={words.help}
      aside={
        <>
          <SideNote title={words.takes.title} text={words.takes.text}>
            {null}
          </SideNote>
          <SideNote {...words.judicial} href={paths.judicialPrivacy()} />
        </>
      }
    >
      <OptOutFind form={form} />
      {found === null ? null : <OptOutFound found={found} part={form.part} />}
    </RemovalLayout>
  );
}

function Choose({ view: { subject, form } }: { view: Extract<View, { state: 'choose' }> }) {
  const { person } = subject;
  return (
    <RemovalLayout
      title={
        person === null ? (
          words.choose.titleUnnamed
        ) : (
          <WholeName text={words.choose.title(person.name)} name={person.name} />
        )
      }
      lede={`${person === null ? words.choose.unnamed : aboutInWords(person)} ${words.choose.free}`}
      help={words.help}
      aside={
        <>
          <SideNote title={words.somebodyElse.title} text={words.somebodyElse.text}>
            {null}
          </SideNote>
          <SideNote {...words.wrong} href={paths.claim({ personPath: subject.path })} />
        </>
      }
    >
      <OptOutAsk subject={subject} form={form} />
    </RemovalLayout>
  );
}

/** '65+ · Portland, Oregon.', 'Deceased · Eugene, Oregon.' */
function aboutInWords({ age, place, isDead }: NonNullable<RemovalSubject['person']>): string {
  const parts = [isDead ? words.choose.deceased : age, place].filter((part) => part !== null);
  return parts.length === 0 ? '' : `${parts.join(' · ')}.`;
}

/** Alike for every page and address. The buttons send what was typed again, which no URL may contain. */
function Mailed({ view: { subject, form } }: { view: Extract<View, { state: 'mailed' }> }) {
  return (
    <>
      <h1>{words.mailed.title}</h1>
      <p className={formStyles.text}>{words.mailed.text(form.email)}</p>
      <p>{words.mailed.nothing}</p>
      <form className={styles.ways} method="post" action={paths.optOut()}>
        <input type="hidden" name="path" value={subject.path} />
        <input type="hidden" name="what" value={form.isWhole ? 'page' : 'parts'} />
        {form.parts.map((part) => (
          <input key={part} type="hidden" name="part" value={part} />
        ))}
        <input type="hidden" name="email" value={form.email} />
        <Button type="submit">{words.mailed.again}</Button>
        <Button type="submit" name="show" value="form">
          {words.mailed.change}
        </Button>
      </form>
      <p className={formStyles.small}>{words.mailed.alike}</p>
    </>
  );
}
