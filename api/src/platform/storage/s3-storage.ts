import type { S3Client } from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../config/app-config';
import { type Storage, safeKey } from './storage';

type S3Config = Extract<StorageConfig, { kind: 's3' }>;
type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in an S3 bucket, for several API processes on several machines. */
export class S3Storage implements Storage {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** The SDK takes a quarter of a second to load; only those who use it pay. */
  static async open({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Promise<S3Storage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
    });
    return new S3Storage(sdk, client, bucket);
  }

  async write(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.client.send(
      new this.sdk.PutObjectCommand({ Bucket: this.bucket, Key: safeKey(key), Body: bytes, ContentType: contentType }),
    );
  }

  async read(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: safeKey(key) }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof this.sdk.NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: safeKey(key) }));
  }

  async check(): Promise<void> {
    await this.client.send(new this.sdk.HeadBucketCommand({ Bucket: this.bucket }));
  }
}
