import { CallFailed, callApi } from './call-api.ts';

const PATH = '/api/interpolate-string';

/**
 * Fills numbers into registry templates, all in one call (P7-042).
 *
 * @param names of the templates; their text is never sent (P7-041)
 * @returns the texts by template name; an empty text hides its element (P7-043)
 * @throws CallFailed, also if the response lacks a text for any template
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
