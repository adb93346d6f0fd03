import type { Locator } from 'playwright';

/** Taps on a menu of the system: to open it, and on the entry. */
export const MENU_TAPS = 2;

/** A finger that counts what it does. */
export class Finger {
  taps = 0;
  /** boxes that agree to something */
  consents = 0;
  /** fields typed into, and what was typed, in characters */
  fields = 0;
  characters = 0;

  async tap(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await what.tap();
    this.taps += 1;
  }

  async agree(box: Locator): Promise<void> {
    await this.tap(box);
    this.consents += 1;
  }

  /** Taps on a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text);
    this.fields += 1;
    this.characters += text.length;
  }

  /** Opens a menu and picks an entry; the menu is the system's, which no script can tap on. */
  async pick(menu: Locator, value: string): Promise<void> {
    await menu.scrollIntoViewIfNeeded();
    await menu.selectOption(value);
    this.taps += MENU_TAPS;
  }
}
