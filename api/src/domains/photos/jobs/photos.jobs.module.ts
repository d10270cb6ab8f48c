import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { DiscardReplacedPhotoHandler } from './discard-replaced.handler';
import { SweepResortPicturesHandler } from './sweep-pictures.handler';

@Module({ imports: [PhotosModule], providers: [DiscardReplacedPhotoHandler, SweepResortPicturesHandler] })
export class PhotosJobsModule {}
