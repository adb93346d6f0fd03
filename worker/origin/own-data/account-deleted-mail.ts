import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { type Mail, mailText } from '../mail/queue.ts';

export function accountDeletedMail(to: string): Mail {
  return {
    kind: 'account-deleted',
    to,
    subject: `Your account at ${SITE_NAME} was deleted`,
    text: mailText(
      'Hello,',
      '',
      `Your account at ${SITE_NAME} and its data were deleted. A plan that came with it has ended and is not charged`,
      'again. Receipts are kept as the law requires, without the people you looked up.',
    ),
  };
}
