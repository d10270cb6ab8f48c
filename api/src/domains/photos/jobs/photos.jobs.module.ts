import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { DiscardReplacedPhotoHandler } from './discard-replaced.handler';
import { SweepResortPicturesHandler } from './sweep-pictures.handler';
import { SweepPhotoUploadsHandler } from './sweep-uploads.handler';

@Module({ imports: [PhotosModule], providers: [DiscardReplacedPhotoHandler, SweepPhotoUploadsHandler, SweepResortPicturesHandler] })
export class PhotosJobsModule {}
