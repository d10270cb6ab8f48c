import { createPrivateKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/http/domain-error';
import type { WalletPass } from './wallet-pass';

const SAVE = 'https://pay.google.com/gp/v/save/';
const serviceAccountSchema = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });

interface Identity {
  readonly issuerId: string;
  readonly email: string;
  readonly key: KeyObject;
}

function identityOf({ account: text, issuerId }: NonNullable<AppConfig['googleWallet']>): Identity {
  const account = serviceAccountSchema.safeParse(JSON.parse(text));
  if (!account.success) throw new Error('GOOGLE_WALLET_KEY_FILE is not the key file of a service account');
  return { issuerId, email: account.data.client_email, key: createPrivateKey(account.data.private_key) };
}

const said = (value: string) => ({ defaultValue: { language: 'en', value } });

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
    const { issuerId, email, key } = identity;
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
      textModulesData: pass.lines.map(({ key: id, label: header, value: body }) => ({ id, header, body })),
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
