import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { isTollFree } from '../../../shared/people/area-codes.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { KeyValues } from '../../ui/list/KeyValues.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';
import { areaCodeOf } from './area-code-of.ts';
import type { PhonePageModel } from './phone-model.ts';
import { timeThere } from './time-there.ts';

const words = phonePageCopy.facts;

/** What the area code and this reader's view tell about the line; unknown facts are left out. */
export function PhoneFacts({ page }: { page: PhonePageModel }) {
  const { answer, now } = page;
  const { area, lineType, carrier, firstSeen = null, lastSeen, isOnRecord } = answer;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.lineType, lineType === null ? null : phonePageCopy.lineType(lineType)],
    [words.area, areaText(page)],
    [words.cities, area?.cities === undefined ? null : area.cities.join(' · ')],
    [words.timeZone, area === null ? null : zoneIn(area.timezone, now)],
    [words.firstSeen, firstSeen === null ? null : formatMonth(firstSeen)],
    [words.lastSeen, lastSeen === null ? null : formatMonth(lastSeen)],
    [words.carrier, carrier],
    [words.onRecord, isOnRecord ? words.yes : words.no],
  ];
  const known = facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
  return (
    <CardSection id="known" title={words.title}>
      <KeyValues facts={known} />
    </CardSection>
  );
}

function areaText({ answer }: PhonePageModel): string | null {
  const { area } = answer;
  const areaCode = areaCodeOf(answer);
  if (area?.state != null) return words.areaOf(area.areaCode, area.state);
  return isTollFree(areaCode) ? words.tollFree(areaCode) : areaCode;
}

/** '10:24 AM, Pacific Time'; null for a zone that the browser does not know */
function zoneIn(timezone: string | null, now: number): string | null {
  if (timezone === null) return words.severalZones;
  const there = timeThere(timezone, now);
  return there === null ? null : words.timeThere(there.zone, there.time);
}
