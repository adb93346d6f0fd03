import { describe, expect, it } from 'vitest';
import { operatorCopy } from '../../shared/copy/site/operator.ts';
import { openTestOrigin } from '../../tests/support/origin-app.ts';
import { type OriginBindings, parseSettings } from './env.ts';

const MAIL = { MAIL_FROM: 'mail@porchlight.example', MAIL_POSTAL_ADDRESS: '1 Elm St, Salem, OR 97301' };
const SEND_EMAIL = { send: async () => ({}) };
const SITE_URL = 'https://porchlight.example';

const settings = (environment: string, more: Partial<OriginBindings> = {}) =>
  parseSettings({ ...openTestOrigin(environment).bindings, ...more });
const live = (more: Partial<OriginBindings>) => () => settings('production', more);

describe('the address of the site', () => {
  it('is the port of npm start locally, or whatever is set', () => {
    expect(settings('local').siteUrl).toBe('http://localhost:8787');
    expect(settings('local', { SITE_URL: 'http://localhost:9000/' }).siteUrl).toBe('http://localhost:9000');
  });

  it('is https elsewhere, and required where mail is sent', () => {
    expect(live({ SITE_URL: 'https://porchlight.example/x?y' })().siteUrl).toBe(SITE_URL);
    expect(live({ SITE_URL: 'http://porchlight.example' })).toThrow(/^Origin settings: SITE_URL must be https$/);
    expect(live({ SITE_URL: 'porchlight' })).toThrow(/^Origin settings: SITE_URL must be a URL$/);
    expect(live({ ...MAIL, SEND_EMAIL })).toThrow(/^Origin settings: SITE_URL is needed$/);
  });
});

describe('mail settings', () => {
  it('are not required locally, or where no mail is sent', () => {
    expect(settings('local').mail).toMatchObject({ api: null });
    expect(live({})().mail).toBeNull();
  });

  it('require a sender, a postal address and a complete provider where mail is sent', () => {
    expect(live({ ...MAIL, SITE_URL, SEND_EMAIL })().mail).toEqual({
      from: MAIL.MAIL_FROM,
      postalAddress: MAIL.MAIL_POSTAL_ADDRESS,
      api: null,
    });
    for (const [more, sentence] of [
      [{ SEND_EMAIL, MAIL_POSTAL_ADDRESS: 'x' }, 'MAIL_FROM is needed to send mail'],
      [{ SEND_EMAIL, MAIL_FROM: 'a@b.example' }, 'MAIL_POSTAL_ADDRESS is needed to send mail'],
      [{ SEND_EMAIL, ...MAIL, MAIL_POSTAL_ADDRESS: 'a\nb' }, 'MAIL_POSTAL_ADDRESS must be one line of text'],
      [{ MAIL_API_KEY: 'key' }, 'MAIL_API_URL and MAIL_API_KEY must be set together'],
      [{ MAIL_API_URL: 'https://mail.example/' }, 'MAIL_API_URL and MAIL_API_KEY must be set together'],
      [{ MAIL_API_URL: 'http://mail.example/', MAIL_API_KEY: 'k' }, 'MAIL_API_URL must be an https URL'],
    ] as const)
      expect(live({ SITE_URL, ...more }), sentence).toThrow(`Origin settings: ${sentence}`);
    expect(live({ ...MAIL, SITE_URL, SEND_EMAIL, MAIL_FROM: 'Porchlight' })).toThrow(/^Origin settings: MAIL_FROM /);
  });
});

describe('who runs the site', () => {
  const operator = (OPERATOR: string, environment = 'production') => settings(environment, { OPERATOR }).operator;

  it('is invented locally, and unsaid elsewhere until the operator says who it is', () => {
    expect(settings('local').operator).toMatchObject({ name: 'Porchlight (local run)' });
    expect(settings('production').operator).toBeNull();
    expect(operator(' ')).toBeNull();
  });

  it('is what the operator says, with the words of Texas unless there are others or none', () => {
    const said = {
      name: 'Porchlight Directory, Inc.',
      postalAddress: '1 Elm St, Salem, OR 97301',
      email: 'privacy@porchlight.example',
      securityContact: 'https://porchlight.example/flaws',
      brokerNotice: 'We are a data broker.',
    };
    const registrations = [
      { state: 'CA', number: '123456' },
      { state: 'VT', name: 'Porchlight Data', number: '7' },
    ];
    expect(operator(JSON.stringify({ ...said, registrations }))).toEqual({
      ...said,
      registrations: [
        { stateCode: 'CA', name: said.name, number: '123456' },
        { stateCode: 'VT', name: 'Porchlight Data', number: '7' },
      ],
    });
    const { brokerNotice } = operatorCopy;
    const nothing = { postalAddress: null, email: null, securityContact: null, registrations: [] };
    expect(operator('{"name": "Porchlight"}')).toEqual({ name: 'Porchlight', brokerNotice, ...nothing });
    expect(operator('{"name": "Porchlight", "brokerNotice": null}')?.brokerNotice).toBeNull();
  });

  it('takes reports of flaws at an address or a page, and otherwise where everything else goes', () => {
    const contact = (more: object) => operator(JSON.stringify({ name: 'Porchlight', ...more }))?.securityContact;
    expect(contact({ email: 'privacy@porchlight.example' })).toBe('mailto:privacy@porchlight.example');
    expect(contact({ email: 'privacy@porchlight.example', securityContact: 'flaws@porchlight.example' })).toBe(
      'mailto:flaws@porchlight.example',
    );
    expect(contact({ securityContact: 'mailto:flaws@porchlight.example' })).toBe('mailto:flaws@porchlight.example');
  });

  it('stops the origin with a sentence if it cannot be read', () => {
    for (const text of [
      'Porchlight',
      '{}',
      '{"name": "a\\nb"}',
      '{"name": "a", "email": "privacy"}',
      '{"name": "a", "securityContact": "http://porchlight.example/"}',
      '{"name": "a", "securityContact": "javascript:alert(1)"}',
      '{"name": "a", "brokerNotice": ""}',
      '{"name": "a", "registrations": [{"state": "XX", "number": "1"}]}',
      '{"name": "a", "registrations": [{"state": "CA"}]}',
      '{"name": "a", "phone": "503"}',
    ])
      expect(live({ OPERATOR: text }), text).toThrow(/^Origin settings: OPERATOR /);
  });
});

describe('the seller', () => {
  const seller = (SELLER: string, environment = 'production') => settings(environment, { SELLER }).seller;

  it('is invented locally, and unsaid elsewhere until the operator says who it is', () => {
    expect(settings('local').seller).toMatchObject({ name: 'Porchlight (local run)', refundDays: 14 });
    expect(settings('production').seller).toBeNull();
    expect(seller('')).toBeNull();
  });

  it('is what the operator says, without what they leave out', () => {
    const whole = {
      name: 'Porchlight Directory, Inc.',
      address: '1 Elm St, Salem, OR 97301',
      statementName: 'PORCHLIGHT',
      supportEmail: 'help@porchlight.example',
      refundDays: 30,
    };
    expect(seller(JSON.stringify(whole))).toEqual(whole);
    const nothing = { address: null, statementName: null, supportEmail: null, refundDays: null };
    expect(seller('{"name": "Porchlight"}')).toEqual({ name: 'Porchlight', ...nothing });
    expect(seller('{"name": "Porchlight"}', 'local')).toEqual({ name: 'Porchlight', ...nothing });
  });

  it('stops the origin with a sentence if it cannot be read', () => {
    for (const text of [
      'Porchlight',
      '{}',
      '{"name": " "}',
      '{"name": "a\\nb"}',
      '{"name": "a", "supportEmail": "help"}',
      '{"name": "a", "refundDays": 0}',
      '{"name": "a", "refundDays": 1.5}',
      '{"name": "a", "phone": "503"}',
    ])
      expect(live({ SELLER: text }), text).toThrow(/^Origin settings: SELLER /);
  });
});
