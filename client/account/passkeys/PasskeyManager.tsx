import { type RefObject, useEffect, useRef } from 'react';
import type { PasskeyList } from '../../../shared/contract/account.ts';
import { passkeysCopy as words } from '../../../shared/copy/account/passkeys.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import styles from './PasskeyManager.module.css';
import { usePasskeySupport } from './passkey-support.ts';
import type { PasskeysModel } from './passkeys-model.ts';
import { usePasskeys } from './use-passkeys.ts';

const TITLE_ID = 'passkeys';

/** The account's passkeys: lists them, adds and removes some. A section of its own, in an island. */
export function PasskeyManager({ model }: { model: PasskeysModel }) {
  const section = useRef<HTMLElement>(null);
  const isSupported = usePasskeySupport();
  const { passkeys, question, failure, isWorking, begin, answer, drop } = usePasskeys(model.passkeys);
  useFocusAfter(isWorking || question !== null, section);
  const isAdding = isWorking && question === null;
  return (
    <section ref={section} className={styles.passkeys} aria-labelledby={TITLE_ID} tabIndex={-1}>
      <SectionHead id={TITLE_ID} title={words.title} count={passkeys.length === 0 ? undefined : passkeys.length} />
      <Card>
        {passkeys.length === 0 ? (
          <EmptyState icon="key">
            <h3>{words.none}</h3>
          </EmptyState>
        ) : (
          <ul>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isDisabled={isWorking}
                onRemove={() => begin({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
        {failure === null || question !== null ? null : (
          <CardBody>
            <Banner tone="error">{words.failures[failure]}</Banner>
          </CardBody>
        )}
        <CardFoot>
          <p>{isSupported ? words.what : `${words.what} ${words.unsupported}`}</p>
          {isSupported ? (
            <div className={styles.act}>
              <Button disabled={isWorking} aria-busy={isAdding} onClick={() => begin({ kind: 'add' })}>
                {isAdding ? <Spinner label="" /> : null}
                {words.add}
              </Button>
            </div>
          ) : null}
          <noscript>
            <p>{words.onlyWithScripts}</p>
          </noscript>
        </CardFoot>
      </Card>
      {question === null ? null : (
        <PasskeyDialog
          question={question}
          hasPassword={model.hasPassword}
          failure={failure}
          isWorking={isWorking}
          onAnswer={answer}
          onClose={drop}
        />
      )}
    </section>
  );
}

/** Once an act is over whose button was disabled, or has gone with its row, the focus is here instead of nowhere. */
function useFocusAfter(isActing: boolean, place: RefObject<HTMLElement | null>): void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (isActing) hasActed.current = true;
    else if (hasActed.current && document.activeElement === document.body) place.current?.focus();
  }, [isActing, place]);
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  isDisabled,
  onRemove,
}: {
  passkey: PasskeyList[number];
  isDisabled: boolean;
  onRemove: () => void;
}) {
  const day = formatDay(createdAt);
  return (
    <Row
      value={name}
      isText
      end={
        <div className={styles.act}>
          <Button
            look="quiet"
            size="small"
            aria-label={words.removeNamed(name, day)}
            disabled={isDisabled}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      }
    >
      <p className={styles.facts}>
        <span>{words.addedOn(day)}</span>
        {' · '}
        <span>{lastUsedAt === null ? words.notUsed : words.usedOn(formatDay(lastUsedAt))}</span>
      </p>
    </Row>
  );
}
