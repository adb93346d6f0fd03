import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { CopyButton } from '../../ui/action/CopyButton.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { Disclosure } from '../../ui/list/Disclosure.tsx';
import { Faq } from '../../ui/list/Faq.tsx';
import { FieldList } from '../../ui/list/FieldList.tsx';
import { KeyValues } from '../../ui/list/KeyValues.tsx';
import { LinkRows } from '../../ui/list/LinkRows.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { SeeMore } from '../../ui/list/SeeMore.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample } = kitPageCopy;

/** Lists, tables, and what opens in place. */
export function KitLists() {
  return (
    <>
      <KitControl name="Row" states={['rest']} isWide>
        {() => (
          <Card>
            <ul>
              <Row value={sample.phone} end={<CopyButton label={sample.copy} />}>
                <Chip>{sample.chip}</Chip> {sample.since}
              </Row>
              <Row value={sample.name} isText>
                {sample.place}
              </Row>
            </ul>
          </Card>
        )}
      </KitControl>
      <KitControl name="Disclosure" states={POINTED}>
        {() => (
          <Disclosure limit={{ wide: 2, narrow: 2 }}>
            {sample.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </Disclosure>
        )}
      </KitControl>
      <KitControl name="Faq" states={POINTED} isLandmark>
        {(state) => (
          <Faq
            id={`kit-faq-${state}`}
            title={sample.question}
            questions={[{ question: sample.question, answer: sample.answer }]}
            isFirstOpen={state === 'pressed'}
          />
        )}
      </KitControl>
      <KitControl name="SeeMore" states={POINTED}>
        {() => <SeeMore text={sample.text} />}
      </KitControl>
      <KitControl name="DataTable" states={['rest', 'focus']} isWide>
        {(state) => (
          <DataTable
            caption={`${sample.question} ${state}`}
            head={sample.fields.map(({ label }) => label)}
            rows={[{ key: 'row', cells: sample.fields.map(({ value }) => value) }]}
          />
        )}
      </KitControl>
      <KitControl name="LinkRows" states={POINTED}>
        {(state) => (
          <LinkRows
            isTall={state === 'rest'}
            rows={[
              { text: sample.name, href: paths.kit(), about: <small>{sample.place}</small> },
              { text: sample.place, href: null, end: sample.since },
            ]}
          />
        )}
      </KitControl>
      <KitControl name="KeyValues" states={['rest']}>
        {() => <KeyValues facts={sample.fields.map(({ label, value }) => [label, value])} />}
      </KitControl>
      <KitControl name="FieldList" states={['rest']} isWide>
        {() => <FieldList fields={[...sample.fields, { label: paths.kit(), value: sample.long, isWide: true }]} />}
      </KitControl>
    </>
  );
}
