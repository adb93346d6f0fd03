import type { JobFacts } from '../../../worker/origin/import/rows.ts';
import { formatMonth, type Month, REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import type { Human } from '../lives/human.ts';
import type { MatchedRecord } from '../match-points.ts';
import { matchedBy } from '../match-points.ts';
import { provenanceOf } from '../provenance.ts';
import { type Random, sumsOf } from '../random.ts';
import { brand } from './brands.ts';
import type { Job } from './jobs.ts';
import { startsAt, titleFor, WORKS_FROM } from './occupations.ts';

/** How many earlier jobs are known of people who have one, weighted: none, one, two, three. */
const EARLIER_SUMS = sumsOf([34, 36, 21, 9]);
/** The months that anybody stays in a job at least, and that may pass between two. */
const SHORTEST = 10;
const LONGEST_GAP = 14;
/** Share of jobs without a known first month. */
const UNDATED = 0.12;
/** Sources of a job: people say it themselves, or a directory of companies does. */
const SELF_REPORTED = 0.6;

/** Since when somebody has had their job, and what they did before, in the same line of work. */
export function careerOf(human: Human, job: Job, record: MatchedRecord, random: Random): JobFacts {
  const earliest = human.birth + Math.max(WORKS_FROM, startsAt(job.title)) * 12;
  const from = startOf(Math.min(earliest, REFERENCE_MONTH - 1), REFERENCE_MONTH - 1, random);
  const source = random.chance(SELF_REPORTED) ? 'self-reported' : 'public directory';
  const { last_seen: lastSeen } = provenanceOf(from, null, source, random);
  const isDated = !random.chance(UNDATED);
  return {
    since: isDated ? formatMonth(from) : null,
    lastSeen,
    source,
    matchedBy: matchedBy(source, record, 'relative', random).matched_by,
    earlier: isDated ? earlierJobs(human, job, from, random) : [],
  };
}

// Most have had a job for a shorter time than they could have.
function startOf(earliest: Month, latest: Month, random: Random): Month {
  return latest - Math.floor((latest - earliest) * random.next() * random.next());
}

function earlierJobs(human: Human, job: Job, before: Month, random: Random): JobFacts['earlier'][number][] {
  const jobs: JobFacts['earlier'][number][] = [];
  const first = human.birth + WORKS_FROM * 12;
  let until = before - random.below(LONGEST_GAP);
  for (let left = random.weighted(EARLIER_SUMS); left > 0 && until - first >= SHORTEST; left -= 1) {
    const since = startOf(first, until - SHORTEST, random);
    const title = titleFor(job.industry, yearsBetween(human.birth, until), human.sex, random);
    jobs.push({
      title,
      companyName: `${brand(random)} ${job.industry}`,
      since: formatMonth(since),
      until: formatMonth(until),
    });
    until = since - random.below(LONGEST_GAP);
  }
  return jobs;
}
