import { X509Certificate } from 'node:crypto';
import { parseColor } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { DomainError } from '../../../platform/calls/domain-error';
import { PhotosFacade } from '../../photos/photos.facade';
import { appleIcons } from './apple-icons';
import type { WalletPass } from './wallet-pass';
import { walletWords } from './wallet-words';

/** As Apple shows them: wide as the pass, and twice as fine as a point. */
const LOGO_PIXELS = 320;
const STRIP_PIXELS = 750;

interface Identity {
  readonly certificates: { wwdr: string; signerCert: string; signerKey: string; signerKeyPassphrase?: string };
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  readonly isApples: boolean;
}

const nameIn = (subject: string, name: string): string | undefined =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1]?.trim();

/** The certificate says itself for which passes and of which team it is (`UID`, `OU`). */
function identityOf({ certificate, key, wwdr, passphrase }: NonNullable<AppConfig['appleWallet']>): Identity {
  const { subject, issuer } = new X509Certificate(certificate);
  const passTypeIdentifier = nameIn(subject, 'UID');
  const teamIdentifier = nameIn(subject, 'OU');
  if (!passTypeIdentifier || !teamIdentifier)
    throw new Error('APPLE_WALLET_DIR: certificate.pem names no pass type (UID) or no team (OU)');
  return {
    certificates: {
      wwdr,
      signerCert: certificate,
      signerKey: key,
      ...(passphrase && { signerKeyPassphrase: passphrase }),
    },
    passTypeIdentifier,
    teamIdentifier,
    isApples: /Apple/.test(nameIn(issuer, 'O') ?? ''),
  };
}

/** Signed passes for Apple Wallet (D40). */
@Injectable()
export class AppleWallet {
  readonly #identity?: Identity;

  constructor(
    @Inject(APP_CONFIG) { appleWallet }: Pick<AppConfig, 'appleWallet'>,
    private readonly photos: PhotosFacade,
  ) {
    if (appleWallet) this.#identity = identityOf(appleWallet);
  }

  /** The bytes of a `.pkpass`. Throws `wallet.not_configured`. */
  async make(pass: WalletPass): Promise<Buffer> {
    const identity = this.#identity;
    if (!identity) throw new DomainError('wallet.not_configured');
    const { certificates, passTypeIdentifier, teamIdentifier, isApples } = identity;
    // Loaded with the first pass: it takes a tenth of a second of a start (P14).
    const { PKPass } = await import('passkit-generator');
    const made = new PKPass({ ...appleIcons, ...(await this.#pictures(pass)) }, certificates, {
      formatVersion: 1,
      passTypeIdentifier,
      teamIdentifier,
      serialNumber: pass.serial,
      organizationName: pass.resortName,
      description: `${pass.resortName}: ${pass.title}`,
      logoText: pass.resortName,
      backgroundColor: rgb(pass.colours.background),
      foregroundColor: rgb(pass.colours.text),
      labelColor: rgb(pass.colours.text),
    });
    made.type = pass.pictures.hero ? 'storeCard' : 'generic';
    // Words over a picture cannot be read.
    (pass.pictures.hero ? made.secondaryFields : made.primaryFields).push({
      key: 'title',
      label: pass.subtitle,
      value: pass.title,
    });
    made.auxiliaryFields.push(...pass.lines);
    const words = walletWords[pass.language];
    if (!isApples) made.backFields.push({ key: 'test', label: words.test, value: words.forTryingOut });
    made.setBarcodes({ format: 'PKBarcodeFormatQR', message: pass.code.value, altText: pass.code.text });
    return made.getAsBuffer();
  }

  async #pictures({ pictures: { logo, hero } }: WalletPass): Promise<Record<string, Buffer>> {
    const [logoBytes, heroBytes] = await Promise.all([
      logo && this.photos.resortPicture(logo, LOGO_PIXELS),
      hero && this.photos.resortPicture(hero, STRIP_PIXELS),
    ]);
    return { ...(logoBytes && { 'logo@2x.png': logoBytes }), ...(heroBytes && { 'strip@2x.png': heroBytes }) };
  }
}

/** A colour of the theme as Apple writes it. */
const rgb = (colour: string): string => `rgb(${parseColor(colour)?.join(', ')})`;
