import type { Seller } from '../../shared/contract/billing.ts';
import type { SiteOperator } from '../../shared/contract/operations/site.ts';
import { operatorCopy } from '../../shared/copy/site/operator.ts';
import styles from './OperatorContact.module.css';

const words = operatorCopy.contact;

/** How to reach whoever runs the site, as far as the operator has said it. */
export function OperatorContact({
  operator,
  seller,
}: {
  operator: SiteOperator | undefined;
  seller?: Seller | undefined;
}) {
  const email = operator?.email ?? null;
  const support = seller?.supportEmail ?? null;
  const post = operator === undefined ? null : [operator.name, operator.postalAddress].filter((line) => line !== null);
  if (post === null && support === null) return <p>{words.none}</p>;
  return (
    <dl className={styles.contact}>
      {email === null ? null : <MailLine title={words.records} email={email} />}
      {support === null ? null : <MailLine title={words.purchases} email={support} />}
      {post === null ? null : (
        <div>
          <dt>{words.post}</dt>
          <dd>{post.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

function MailLine({ title, email }: { title: string; email: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
  );
}
