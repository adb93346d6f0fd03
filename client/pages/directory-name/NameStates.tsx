import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateCodeOf } from '../../../shared/people/us-states.ts';
import { nameSearchPath } from '../../browse/BrowseCounts.tsx';
import { StateSquares } from '../../maps/StateSquares.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';

const words = browseCopy.name;

/** Where the people of a last name live, state by state: each leads to the search for the name there. */
export function NameStates({ answer: { name, states = [] } }: { answer: DirectoryNameAnswer }) {
  const counts = states.flatMap(({ stateCode: code, people }) => {
    const stateCode = stateCodeOf(code);
    return stateCode === null ? [] : [{ stateCode, people, href: nameSearchPath(name, stateCode) ?? undefined }];
  });
  if (counts.length === 0) return null;
  return (
    <CardSection id="name-states" title={words.states}>
      <StateSquares counts={counts} />
    </CardSection>
  );
}
