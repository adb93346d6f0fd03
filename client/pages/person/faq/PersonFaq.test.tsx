import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../../../ui/render-text.ts';
import { PersonFaq } from './PersonFaq.tsx';

const faqs = [
  { question: 'How old is Maya?', answer: 'Records show an age of 41.' },
  { question: 'Who is related to Maya?', answer: 'Maya may be related to Ingrid Lind.' },
  { question: 'Does Maya own property?', answer: 'Records show 1 property.' },
];
const html = renderToStaticMarkup(<PersonFaq faq={{ title: 'Questions about Maya', faqs }} />);

test('every question is a native details of its own', () => {
  expect(html.match(/<details/g)).toHaveLength(3);
  expect(html).not.toContain('name=');
  expect(html).toContain('<summary>Who is related to Maya?</summary><p>Maya may be related to Ingrid Lind.</p>');
});

test('the first question is open and the others are not', () => {
  expect(html.match(/<details open=""/g)).toHaveLength(1);
  expect(html.indexOf('<details open=""')).toBe(html.indexOf('<details'));
});

test('the questions stand under their title', () => {
  expect(html).toMatch(/aria-labelledby="(.+?)"><h2 id="\1">Questions about Maya<\/h2><details/);
});

test('without a question there is nothing, not even a title', () => {
  expect(renderText(<PersonFaq faq={null} />)).toBe('');
  expect(renderText(<PersonFaq faq={{ title: 'Questions about Maya', faqs: [] }} />)).toBe('');
});
