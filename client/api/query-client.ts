import { QueryClient } from '@tanstack/react-query';

/** Caches what the browser has loaded. Failures are shown and retried by the visitor, never in the background. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});
