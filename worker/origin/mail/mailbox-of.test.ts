import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it('is the same for every spelling that a provider delivers to one mailbox', () => {
  for (const [spelled, mailbox] of [
    ['June@Example.com', 'june@example.com'],
    ['june+shop@example.com', 'june@example.com'],
    ['june+a+b@example.com', 'june@example.com'],
    ['june@ｅxample.com', 'june@example.com'],
    ['j.u.n.e+x@gmail.com', 'june@gmail.com'],
    ['june@googlemail.com', 'june@gmail.com'],
  ] as const)
    expect(mailboxOf(spelled), spelled).toBe(mailbox);
});

it('keeps apart what may be two people', () => {
  for (const address of ['j.une@example.com', '+1@example.com', 'june-x@gmail.com', 'june@mail.example.com'])
    expect(mailboxOf(address)).toBe(address);
});
