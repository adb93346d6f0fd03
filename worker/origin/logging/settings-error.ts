/** A setting of the origin is wrong. The message is our own sentence and holds no value, so the log has all of it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
