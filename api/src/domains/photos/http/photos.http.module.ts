import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { PhotosController } from './photos.controller';
import { ResortPicturesController } from './resort-pictures.controller';

@Module({ imports: [PhotosModule], controllers: [PhotosController, ResortPicturesController] })
export class PhotosHttpModule {}
