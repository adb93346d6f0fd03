import { expect, test } from 'vitest';
import { AD_NETWORKS, AD_SIZES, adFramePath, adStateOf, dimensionsOf, parseAdFramePath } from './ad-frames.ts';

test('every slot has a path for each network, which leads back to it and says nothing else', () => {
  for (const size of AD_SIZES)
    for (const network of AD_NETWORKS) {
      const path = adFramePath(size, network);
      expect(path).toMatch(/^\/frame\/\d+x\d+\/[a-z]+$/);
      expect(parseAdFramePath(path)).toEqual({ size, network });
    }
});

test('no other path is a frame', () => {
  for (const path of [
    '/',
    '/frame',
    '/frame/300x250',
    '/frame/300x250/main/',
    '/frame/300x251/main',
    '/frame/300x250/other',
    '/FRAME/300x250/main',
    '/frame/constructor/main',
  ])
    expect(parseAdFramePath(path), path).toBeNull();
});

test('a size is a width and a height in pixels', () => {
  expect(dimensionsOf('728x90')).toEqual({ width: 728, height: 90 });
});

test('only the two states of a slot are heard', () => {
  expect(adStateOf({ adSlot: 'filled' })).toBe('filled');
  expect(adStateOf({ adSlot: 'empty', more: 1 })).toBe('empty');
  for (const other of [null, undefined, 'filled', 1, {}, [], { adSlot: 'full' }, { adSlot: ['filled'] }])
    expect(adStateOf(other)).toBeNull();
});
