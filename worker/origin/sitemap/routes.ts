import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { listSitemapFiles, loadSitemapFile } from './store.ts';

/** GET /api/sitemap: the files of the sitemap, which search engines read one by one. */
export const answerSitemap: CallHandler<'sitemap'> = async (c) => {
  const files = await listSitemapFiles(c.env.PEOPLE, c.get('now'));
  return { files: files.map(({ list, file, last_modified }) => ({ list, file, lastModified: last_modified })) };
};

/** GET /api/sitemap/{list}/{file}: the entries of a file; 404 for an empty one, which a sitemap may not have. */
export const answerSitemapFile: CallHandler<'sitemapFile'> = async (c, { params: { list, file } }) => {
  const entries = await loadSitemapFile(c.env.PEOPLE, list, Number(file), c.get('now'));
  if (entries.length === 0) throw new ProblemError(404, 'No such file');
  return { entries };
};
