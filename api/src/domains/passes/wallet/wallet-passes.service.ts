import { createHash } from 'node:crypto';
import type { LanguageTag, WalletKind } from '@arrival/contracts';
import { familyCodeWords, fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/calls/domain-error';
import { HouseholdFacade } from '../../household/household.facade';
import type { PosPassHolder } from '../../pos/pass-holders.facade';
import { SettingsFacade } from '../../settings/settings.facade';
import { type PassCaller, PassCallers } from '../pass-callers';
import { AppleWallet } from './apple-wallet';
import { GoogleWallet } from './google-wallet';
import type { WalletPass } from './wallet-pass';
import { walletWords } from './wallet-words';

/** Names a person or family to a wallet, and nobody to whoever reads it. */
const serialOf = (kind: 'person' | 'family', contactId: number): string =>
  createHash('sha256').update(`arrival ${kind} ${contactId}`).digest('hex').slice(0, 32);

const uploaded = /^\/api\/pictures\/[0-9a-f]{64}\.(jpeg|png|webp)$/;
const ifUploaded = (address: string): string | undefined => (uploaded.test(address) ? address : undefined);

/** Passes for the wallets of phones (D40): a person's, and the family's code (D59). */
@Injectable()
export class WalletPasses {
  constructor(
    private readonly callers: PassCallers,
    private readonly household: HouseholdFacade,
    private readonly settings: SettingsFacade,
    private readonly apple: AppleWallet,
    private readonly google: GoogleWallet,
  ) {}

  /** Throws `contact.unknown` for whom the caller may not ask, `pass.none` for who holds nothing. */
  async holderOf(caller: PassCaller, code: string): Promise<PosPassHolder> {
    const holder = await this.callers.find(caller, code);
    if (!holder) throw new DomainError('contact.unknown');
    if (holder.passes.length === 0) throw new DomainError('pass.none');
    return holder;
  }

  /** The head, for whom the caller may ask: a link to one child's pass is not the family's. Throws `contact.unknown`. */
  async headOf(caller: PassCaller): Promise<PosPassHolder> {
    const head = (await this.callers.listOf(caller)).find(isHead);
    if (!head) throw new DomainError('contact.unknown');
    return head;
  }

  /** Throws as `holderOf`. */
  async ofPerson(caller: PassCaller, language: LanguageTag, code: string, orderId?: string): Promise<WalletPass> {
    const holder = await this.holderOf(caller, code);
    const pass = holder.passes[0]!;
    const number = pass.passNumber ?? holder.customerNumber;
    const words = walletWords[language];
    const lines = [
      { key: 'number', label: words.pass, value: number },
      ...(pass.validTo ? [{ key: 'until', label: words.validTo, value: dayWords(pass.validTo, language) }] : []),
      ...(orderId ? [{ key: 'order', label: words.order, value: orderId }] : []),
    ];
    return {
      ...(await this.#design()),
      language,
      serial: serialOf('person', holder.contactId),
      title: fullName(holder),
      subtitle: pass.productName,
      lines,
      code: { value: number, text: number },
    };
  }

  /** Throws as `headOf`. */
  async ofFamily(caller: PassCaller, language: LanguageTag): Promise<WalletPass> {
    const head = await this.headOf(caller);
    const code = await this.household.familyCode(head.headContactId);
    return {
      ...(await this.#design()),
      language,
      serial: serialOf('family', head.contactId),
      title: head.lastName || head.firstName,
      subtitle: walletWords[language].familyCode,
      lines: [],
      code: { value: code, text: familyCodeWords(code) },
    };
  }

  /** Both throw `wallet.not_configured`. */
  file(pass: WalletPass): Promise<Buffer> {
    return this.apple.make(pass);
  }

  address(pass: WalletPass): Promise<string> {
    return this.google.link(pass);
  }

  async #design(): Promise<Pick<WalletPass, 'resortName' | 'colours' | 'pictures'>> {
    const { resortName, backgroundColor, textColor, logoImageUrl, heroImageUrl } = await this.settings.passDesign();
    const [logo, hero] = [ifUploaded(logoImageUrl), ifUploaded(heroImageUrl)];
    return {
      resortName,
      colours: { background: backgroundColor, text: textColor },
      pictures: { ...(logo && { logo }), ...(hero && { hero }) },
    };
  }
}

/** A day like `2027-04-30` as people write it; the same one wherever the phone is. */
const dayWords = (day: string, language: LanguageTag): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });

const isHead = ({ contactId, headContactId }: PosPassHolder): boolean => contactId === headContactId;

/** Phones and computers of Apple open a pass by themselves; everything else goes to Google. */
export const walletOf = (userAgent: string): WalletKind =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'google';
