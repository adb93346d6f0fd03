import type { ExportFormat } from '../../../shared/requests/request-steps.ts';

/** The download of everything that is held about somebody. */
export interface PrivacyExportPageModel {
  readonly kind: 'privacy-export';
  readonly view:
    | {
        readonly state: 'open';
        readonly token: string;
        /** 'Dec 2, 2026' */
        readonly until: string;
        readonly taken: readonly ExportFormat[];
        /** why no file came although the link works */
        readonly problem: string | null;
      }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
