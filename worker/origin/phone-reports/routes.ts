import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { keyedHashes } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { monthOf, recordReport } from './report-store.ts';

const COUNTRY_CODE = '1';

/**
 * POST /api/phone/report: counted once per network (IPv6: /48, IPv4: /24), number and month. Bots do not get called, so
 * they cannot report.
 */
export const answerReportPhone: CallHandler<'reportPhone'> = async (c, { body: { phone, kind } }) => {
  const { botClass, clientAddress } = c.get('envelope');
  if (botClass !== 'human') throw new ProblemError(403, 'Forbidden', { detail: 'Reports are for people to make' });
  const now = c.get('now');
  const number = phone.slice(COUNTRY_CODE.length);
  // With month and number in the hash, nobody can be tracked from one to another.
  const who = `${monthOf(now)}:${number}:${wideNetworkOf(clientAddress)}`;
  const reporters = await keyedHashes(c.get('settings').secrets, 'phone reports', who);
  return recordReport(c.env.ACCOUNTS, { number, kind, reporters }, now);
};
