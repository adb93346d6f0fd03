import { CallFailed, callApi } from './call-api.ts';

const PATH = '/api/interpolate-string';

/**
 * Fills numbers into templates of the registry, all in one call (P7-042).
 *
 * @param names of templates; a template itself never travels (P7-041)
 * @returns the texts by the names of their templates; an empty one hides what it is for (P7-043)
 * @throws CallFailed, also where an answer has not a text for each
 */
export async function interpolateTexts(
  names: readonly string[],
  data: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, string>> {
  const answer = await callApi<'interpolateString'>('POST', PATH, {
    body: { interpolationData: data, interpolatedTextCopy: [...names] },
  });
  if (answer?.texts.length !== names.length) throw new CallFailed(PATH, 200);
  return new Map(names.map((name, at) => [name, answer.texts[at] ?? '']));
}
