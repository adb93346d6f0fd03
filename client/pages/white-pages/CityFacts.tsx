import type { CityAnswer } from '../../../shared/contract/finding/browse.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nameSearchPath } from '../../browse/BrowseCounts.tsx';
import { DottedLinks } from '../../ui/list/DottedLinks.tsx';
import { LinkRows } from '../../ui/list/LinkRows.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './CityFacts.module.css';
import { CityMap } from './CityMap.tsx';

const words = browseCopy.whitePages;
/** How many last names are listed. */
const COMMON_NAMES = 6;

/** A city in numbers, its area and ZIP codes, and the cities around it, beside its map. */
export function CityFacts({ answer, mapNames }: { answer: CityAnswer; mapNames: MapNames | undefined }) {
  return (
    <div className={styles.facts}>
      <CityMap answer={answer} names={mapNames} />
      <div className={styles.cards}>
        <Figures answer={answer} />
        <Codes answer={answer} />
      </div>
    </div>
  );
}

/** How many people the list below has, and figures without a list, rounded down to tens; fewer than ten are left out. */
function Figures({ answer: { peopleCount, figures } }: { answer: CityAnswer }) {
  const { landlines = 0, homes = 0, streets = 0 } = figures ?? {};
  const all = [
    ['people', peopleCount],
    ['landlines', landlines],
    ['homes', homes],
    ['streets', streets],
  ] as const;
  const known = all.filter(([, count]) => count > 0);
  // The number of people alone stands under the heading.
  if (known.length < 2) return null;
  return (
    <section aria-label={words.figures}>
      <Card>
        <CardBody>
          <dl className={styles.figures}>
            {known.map(([what, count]) => (
              <div key={what}>
                <dt>{words.figure[what]}</dt>
                <dd>{what === 'people' ? formatCount(count) : words.atLeast(count)}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </section>
  );
}

function Codes({ answer }: { answer: CityAnswer }) {
  const { areaCodes = [], zipCodes = [], nearby, stateCode } = answer;
  if (areaCodes.length + zipCodes.length + nearby.length === 0) return null;
  return (
    <Card>
      <CardBody>
        {areaCodes.length === 0 ? null : (
          <section className={styles.part} aria-labelledby="area-codes">
            <h2 id="area-codes">{words.areaCodes}</h2>
            <ul className={styles.codes}>
              {areaCodes.map((code) => (
                <li key={code}>
                  <a href={paths.phone({ phone: `1${code}XXXXXXX` })}>{code}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {nearby.length === 0 ? null : (
          <section className={styles.part} aria-labelledby="nearby">
            <h2 id="nearby">{words.nearby}</h2>
            <DottedLinks
              links={nearby.map((near) => ({
                text: near.stateCode === stateCode ? near.city : placeText(near.city, near.stateCode),
                href: paths.whitePages({ location: placeText(near.city, near.stateCode) }),
              }))}
            />
          </section>
        )}
        {zipCodes.length === 0 ? null : (
          <details className={styles.zips}>
            <summary>
              {words.zipCodes(zipCodes.length)}
              <Icon name="down" size={16} />
            </summary>
            <p>{zipCodes.join(' · ')}</p>
          </details>
        )}
      </CardBody>
    </Card>
  );
}

/** Its most common last names, and its streets with the most homes. */
export function CityNames({ answer }: { answer: CityAnswer }) {
  const { city, stateCode, commonNames, streets = [] } = answer;
  const location = placeText(city, stateCode);
  if (commonNames.length + streets.length === 0) return null;
  return (
    <div className={styles.names}>
      {commonNames.length === 0 ? null : (
        <CardSection id="common-names" title={words.commonNames}>
          <LinkRows
            rows={commonNames
              .toSorted((a, b) => b.people - a.people)
              .slice(0, COMMON_NAMES)
              .map(({ name, people }) => ({
                text: name,
                href: nameSearchPath(name, location),
                end: formatCount(people),
                unit: browseCopy.unit(people),
              }))}
          />
        </CardSection>
      )}
      {streets.length === 0 ? null : (
        <CardSection id="streets" title={words.streets}>
          <LinkRows
            rows={streets.map(({ street, homes }) => ({
              text: street,
              href: paths.street({ street, location }),
              end: words.homes(homes),
            }))}
          />
        </CardSection>
      )}
    </div>
  );
}
