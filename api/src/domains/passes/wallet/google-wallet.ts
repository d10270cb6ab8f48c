import { createPrivateKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { DomainError } from '../../../platform/calls/domain-error';
import { Clock } from '../../../platform/clock/clock';
import type { WalletPass } from './wallet-pass';
import { walletWords } from './wallet-words';

const SAVE = 'https://pay.google.com/gp/v/save/';

interface Identity {
  readonly issuerId: string;
  readonly email: string;
  readonly key: KeyObject;
  readonly isGoogles: boolean;
}

const identityOf = ({ key, ...files }: NonNullable<AppConfig['googleWallet']>): Identity => ({
  ...files,
  key: createPrivateKey(key),
  isGoogles: files.email.endsWith(GOOGLES),
});

/** Where Google makes service accounts. */
const GOOGLES = '.gserviceaccount.com';

/** Save links for Google Wallet: everything stands in the signed link itself (D40). */
@Injectable()
export class GoogleWallet {
  readonly #identity?: Identity;
  readonly #origin: string;

  constructor(
    @Inject(APP_CONFIG) { googleWallet, publicUrl }: Pick<AppConfig, 'googleWallet' | 'publicUrl'>,
    private readonly clock: Clock,
  ) {
    this.#origin = publicUrl;
    if (googleWallet) this.#identity = identityOf(googleWallet);
  }

  /** Where the guest saves the pass. Throws `wallet.not_configured`. */
  async link(pass: WalletPass): Promise<string> {
    const identity = this.#identity;
    if (!identity) throw new DomainError('wallet.not_configured');
    const { issuerId, email, key, isGoogles } = identity;
    const said = (value: string) => ({ defaultValue: { language: pass.language, value } });
    const words = walletWords[pass.language];
    const test = isGoogles ? [] : [{ key: 'test', label: words.test, value: words.forTryingOut }];
    const classId = `${issuerId}.arrival`;
    const object = {
      id: `${issuerId}.${pass.serial}`,
      classId,
      state: 'ACTIVE',
      cardTitle: said(pass.resortName),
      header: said(pass.title),
      subheader: said(pass.subtitle),
      hexBackgroundColor: pass.colours.background,
      barcode: { type: 'QR_CODE', value: pass.code.value, alternateText: pass.code.text },
      textModulesData: [...pass.lines, ...test].map(({ key: id, label: header, value: body }) => ({
        id,
        header,
        body,
      })),
      ...this.#pictures(pass),
    };
    const token = await new SignJWT({
      typ: 'savetowallet',
      origins: [this.#origin],
      payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt(Math.floor(this.clock.now() / 1_000))
      .sign(key);
    return `${SAVE}${token}`;
  }

  /** Google fetches them, over TLS alone. */
  #pictures({ pictures: { logo, hero } }: WalletPass): Record<string, unknown> {
    if (!this.#origin.startsWith('https:')) return {};
    const image = (address: string) => ({ sourceUri: { uri: `${this.#origin}${address}` } });
    return { ...(logo && { logo: image(logo) }), ...(hero && { heroImage: image(hero) }) };
  }
}
