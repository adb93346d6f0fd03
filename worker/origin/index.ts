export default { fetch: () => new Response('origin') };
