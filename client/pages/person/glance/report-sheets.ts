import skeleton from '../../../ui/loading/Skeleton.module.css';
import body from '../../../ui/surface/Card.module.css';
import foot from '../../../ui/surface/Card.module.css';
import lockTag from '../PersonLockTag.module.css';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import cardHead from './PersonCardHead.module.css';
import tally from './PersonTally.module.css';

/** Sheets of the report card, which stays as the server wrote it. */
export const REPORT_SHEETS = [body, foot, skeleton, lockTag, cardHead, tally, ...OFFER_SHEETS];
