import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { DiscardReplacedPhotoHandler } from './discard-replaced.handler';
import { SweepPhotoUploadsHandler } from './sweep-uploads.handler';

@Module({ imports: [PhotosModule], providers: [DiscardReplacedPhotoHandler, SweepPhotoUploadsHandler] })
export class PhotosJobsModule {}
