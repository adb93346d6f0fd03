import { errorActions } from '../../../shared/copy/site/error.ts';
import { limitReachedCopy } from '../../../shared/copy/site/limit-reached.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import type { ReachedLimit } from './error-model.ts';

/**
 * A daily limit is reached: what, why, when there is room again, what still works, and what an account or a plan would
 * change. There is no retry: it could only fail.
 */
export function LimitReached({ limit, path }: { limit: ReachedLimit; path: string }) {
  const words = limitReachedCopy[limit.name];
  return (
    <Notice
      isLit
      label={`429 · ${limitReachedCopy.label}`}
      title={words.title}
      actions={
        <>
          <ButtonLink look="pine" href={paths.home()}>
            {errorActions.home}
          </ButtonLink>
          {limit.more === 'anonymous' ? (
            <ButtonLink href={paths.login({ redirect: path })}>{limitReachedCopy.logIn}</ButtonLink>
          ) : null}
          {limit.more === null ? null : <ButtonLink href={paths.pricing()}>{limitReachedCopy.plans}</ButtonLink>}
        </>
      }
    >
      <p>
        <strong>{limitReachedCopy.opens(limit.opens)}</strong>
      </p>
      <p>{words.text}</p>
      <p>{words.still}</p>
      {limit.more === null ? null : <p>{limitReachedCopy.more[limit.more]}</p>}
    </Notice>
  );
}
