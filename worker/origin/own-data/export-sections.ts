/**
 * What an account's export consists of: a part for each table that holds what is theirs (worker/origin/retention). A
 * query takes the account's id; the names of its columns say how a value reads (readExport): times end in `At` or
 * `Until`, amounts in `Cents`, `person` and `property` are ids, and the columns of {@link JSON_COLUMNS} are JSON.
 *
 * Left out are tokens, hashes and the payment provider's references; and where the reader came from before an order,
 * because that path names a person as they were named then.
 */
export const EXPORT_SECTIONS = {
  account: {
    table: 'account',
    sql: `SELECT email, first_name AS firstName, last_name AS lastName, user_type AS type, product_name AS plan,
        lookups_max AS lookupsPerPeriod, period_start AS periodBeganAt, created_at AS createdAt,
        proven_at AS addressConfirmedAt, joined_at AS sharesPlanSinceAt, password_hash IS NOT NULL AS hasPassword
      FROM account WHERE id = ?1`,
  },
  sessions: {
    table: 'session',
    sql: `SELECT device, created_at AS loggedInAt, last_seen_at AS lastUsedAt, NULLIF(confirmed_at, 0) AS confirmedAt
      FROM session WHERE account_id = ?1 ORDER BY last_seen_at DESC`,
  },
  passkeys: {
    table: 'passkey',
    sql: `SELECT name, created_at AS createdAt, last_used_at AS lastUsedAt
      FROM passkey WHERE account_id = ?1 ORDER BY created_at`,
  },
  lookups: {
    table: 'lookup',
    sql: 'SELECT person_id AS person, used_at AS openedAt FROM lookup WHERE account_id = ?1 ORDER BY used_at DESC',
  },
  backgroundReports: {
    table: 'report_access',
    sql: `SELECT person_id AS person, access_expires_at AS openUntil
      FROM report_access WHERE account_id = ?1 ORDER BY access_expires_at DESC`,
  },
  propertyReports: {
    table: 'property_access',
    sql: `SELECT pnp_id AS property, access_expires_at AS openUntil
      FROM property_access WHERE account_id = ?1 ORDER BY access_expires_at DESC`,
  },
  backgroundCredits: {
    table: 'background_credit',
    sql: `SELECT granted_at AS grantedAt, expires_at AS goodUntil, used_at AS usedAt, person_id AS person
      FROM background_credit WHERE account_id = ?1 ORDER BY granted_at DESC`,
  },
  purchases: {
    table: 'purchase',
    sql: `SELECT p.invoice_number AS receipt, p.status, p.created_at AS orderedAt, p.settled_at AS settledAt,
        p.total_cents AS totalCents, p.refunded_cents AS refundedCents, p.payer AS paidWith, p.sent_to AS sentTo,
        p.purpose, p.person_id AS person, p.keeps_subject AS isSubjectKept, p.plan_from AS paysPlanFromAt,
        p.plan_until AS paysPlanUntil, p.disputed_at AS disputedAt, p.dispute_result AS disputeResult, p.runner AS askedAbout, p.pnp_id AS property,
        (SELECT json_group_array(json_object('text', l.text, 'amountCents', l.amount_cents, 'credits', l.credits))
         FROM purchase_line l WHERE l.purchase_id = p.id) AS lines,
        (SELECT json_group_array(json_object('reason', r.reason, 'amountCents', r.amount_cents,
           'decidedAt', r.created_at, 'sentAt', r.done_at))
         FROM refund r WHERE r.purchase_id = p.id) AS refunds
      FROM purchase p WHERE p.account_id = ?1 ORDER BY p.created_at DESC`,
  },
  paymentMethods: {
    table: 'payment_method',
    sql: `SELECT payer AS paidWith, created_at AS keptSinceAt, is_for_plan_only AS isForRenewalsOnly
      FROM payment_method WHERE account_id = ?1 ORDER BY is_for_plan_only`,
  },
  plans: {
    table: 'plan',
    sql: `SELECT d.name AS plan, p.status, p.price_cents AS priceCents, p.period, p.purpose, p.started_at AS startedAt,
        p.period_start AS paidFromAt, p.period_end AS paidUntil, p.cancelled_at AS canceledAt,
        n.name AS followedBy, p.next_price_cents AS nextPriceCents, p.price_told_at AS nextPriceToldAt,
        p.failed_at AS paymentFailedAt, p.ended_at AS endedAt, p.ended_by AS endedBy
      FROM plan p JOIN product d ON d.id = p.product_id LEFT JOIN product n ON n.id = p.next_product_id
      WHERE p.account_id = ?1 ORDER BY p.started_at DESC`,
  },
  agreementsToRenewal: {
    table: 'renewal_consent',
    sql: `SELECT d.name AS plan, c.action, c.price_cents AS priceCents, c.period, c.text_version AS textVersion,
        c.consented_at AS agreedAt, c.kept_until AS keptUntil, c.receipt
      FROM renewal_consent c JOIN product d ON d.id = c.product_id WHERE c.account_id = ?1 ORDER BY c.consented_at DESC`,
  },
  courtRunnerRequests: {
    table: 'court_runner_request',
    sql: `SELECT q.person_id AS person, q.requested_at AS requestedAt, q.expected_by AS expectedAt,
        (SELECT json_group_array(json_object('county', r.county_name, 'state', r.state_code, 'status', r.status,
           'returnedAt', r.returned_at, 'amountCents', r.amount_cents))
         FROM court_runner_record r WHERE r.request_id = q.id) AS counties
      FROM court_runner_request q WHERE q.account_id = ?1 ORDER BY q.requested_at DESC`,
  },
  recordErrors: {
    table: 'record_error',
    sql: `SELECT reference, person_id AS person, record_group AS kindOfRecord, kind, text, reported_at AS reportedAt,
        decision, decided_at AS decidedAt
      FROM record_error WHERE account_id = ?1 ORDER BY reported_at DESC`,
  },
  removals: {
    table: 'removal_request',
    sql: `SELECT r.reference, (SELECT group_concat(j.value, ', ') FROM json_each(r.what) j) AS hidden,
        r.requested_at AS requestedAt, r.confirmed_at AS confirmedAt, r.done_at AS doneAt,
        r.undo_asked_at AS undoAskedAt, r.undone_at AS undoneAt
      FROM account a CROSS JOIN removal_request r WHERE r.email = a.email AND a.id = ?1 ORDER BY r.requested_at DESC`,
  },
  invitations: {
    table: 'family_invitation',
    sql: `SELECT email, sent_at AS sentAt, expires_at AS worksUntil, used_at AS acceptedAt, withdrawn_at AS withdrawnAt
      FROM family_invitation WHERE holder_id = ?1 ORDER BY sent_at DESC`,
  },
  monitoredPeople: {
    table: 'monitor',
    sql: `SELECT person_id AS person, since AS monitoredSinceAt, auto_monitor AS startedByPage, ended_at AS endedAt
      FROM monitor WHERE account_id = ?1 ORDER BY since DESC`,
  },
  alerts: {
    table: 'alert_setting',
    sql: `SELECT frequency, stopped, stopped_at AS stoppedAt, due_at AS nextAlertAt
      FROM alert_setting WHERE account_id = ?1`,
  },
  stoppedMonitoring: {
    table: 'stopped_monitor',
    sql: `SELECT person_id AS person, since AS monitoredSinceAt, auto_monitor AS startedByPage, stopped_at AS stoppedAt
      FROM stopped_monitor WHERE account_id = ?1 ORDER BY stopped_at DESC`,
  },
  contactLists: {
    table: 'contact_list',
    sql: `SELECT l.name, (SELECT json_group_array(json_object('person', s.person_id, 'savedAt', s.saved_at, 'note', s.note))
        FROM contact s WHERE s.list_id = l.id) AS people
      FROM contact_list l WHERE l.account_id = ?1 ORDER BY l.id`,
  },
  removedContacts: {
    table: 'removed_contact',
    sql: `SELECT person_id AS person, saved_at AS savedAt, note, removed_at AS removedAt
      FROM removed_contact WHERE account_id = ?1 ORDER BY removed_at DESC`,
  },
  saleChoices: {
    table: 'sale_opt_out',
    sql: `SELECT source, since AS notSoldSinceAt, ended_at AS takenBackAt
      FROM sale_opt_out WHERE account_id = ?1 ORDER BY since DESC`,
  },
} as const satisfies { readonly [name: string]: { readonly table: string; readonly sql: string } };

export type ExportSection = keyof typeof EXPORT_SECTIONS;

/** Columns that hold JSON. */
export const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'paidWith',
  'askedAbout',
  'lines',
  'refunds',
  'counties',
  'people',
]);
