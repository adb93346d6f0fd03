import { QueryClient } from '@tanstack/react-query';

/** What the browser has loaded. Failures are shown and tried again by hand, never in the background. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});
