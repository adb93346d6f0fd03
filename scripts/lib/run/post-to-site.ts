/**
 * Posts JSON to the site of a local run, as its own pages do.
 *
 * @throws Error with one sentence if nothing answers there, or it is another version
 */
export async function postToSite(origin: string, path: string, body: object): Promise<unknown> {
  const response = await send(origin, path, body);
  if (!response.ok) throw new Error(`${origin} answered ${response.status}: is that a local run of this version?`);
  return response.json();
}

async function send(origin: string, path: string, body: object): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error(`Nothing answers at ${origin}. Start it with npm start; PORT says where else it is.`);
  }
}
