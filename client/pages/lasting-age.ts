/** The only age that is shown of who has died: any other would go on growing with the years. */
export const LASTING_AGE = '65+';
