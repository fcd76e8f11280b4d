/** Someone on a page of the operator's console, who may turn into another user. */
import { expect } from '@playwright/test';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { Person, submitInFooter } from '../../model/browser/person.ts';

export abstract class ConsoleUser extends Person {
  protected abstract readonly path: string;
  private token: string | null = null;
  private isAnother = false;

  main = () => this.page.getByRole('main');
  button = (name: string) => this.main().getByRole('button', { name, exact: true });

  isSomebodyElse(): void {
    this.isAnother = true;
  }

  /** Opens the page for the first time, as another user, or again. */
  async looks(): Promise<void> {
    if (this.token === null) {
      this.token = 'A';
      await this.open(this.path, { token: this.token });
    } else if (this.isAnother) {
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      await submitInFooter(this.page, 'Privacy policy');
      await expect(this.main().getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
      await this.page.goBack();
    }
    this.isAnother = false;
  }
}
