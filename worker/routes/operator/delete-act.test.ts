import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeleteActReport } from '../../../shared/contract/operations/delete-act.ts';
import { edge, FORM_HEADERS, json, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const REPORT: DeleteActReport = { isSetUp: true, lateSince: null, runs: [] };
const LIST = 'GET /api/operator/delete-act';
const BEGIN = 'POST /api/operator/delete-act';
const PATH = '/operator/delete-act';
const post = (from: ReturnType<typeof edge>, body: string) =>
  from.request(PATH, { method: 'POST', headers: FORM_HEADERS, body });

describe('the operator’s page of the Delete Act', () => {
  test('shows the runs, in no cache', async () => {
    const response = await edge({ [LIST]: json(REPORT) }).get(PATH);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await modelOf(response)).page).toEqual({ kind: 'operator-delete-act', ...REPORT, notice: null });
  });

  test.each([
    [true, 'began', 'has begun'],
    [false, 'goes-on', 'under way'],
  ])('its button begins a run or has one go on (new: %s), and the page says so', async (isNew, done, text) => {
    const from = edge({ [LIST]: json(REPORT), [BEGIN]: json({ isNew }) });
    const response = await post(from, 'action=begin');
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?done=${done}`]);
    const { page } = await modelOf(await from.get(`${PATH}?done=${done}`));
    expect(page).toMatchObject({ notice: { tone: 'ok', text: expect.stringContaining(text) } });
  });

  test('a form that says nothing begins nothing, and neither does an address', async () => {
    const from = edge({ [LIST]: json(REPORT), [BEGIN]: problemResponse(500) });
    expect((await post(from, 'action=x')).status).toBe(400);
    expect((await modelOf(await from.get(`${PATH}?done=x`))).page).toMatchObject({ notice: null });
    expect(from.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
