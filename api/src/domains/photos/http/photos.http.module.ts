import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { AppIconsController } from './app-icons.controller';
import { PhotosController } from './photos.controller';
import { ResortPicturesController } from './resort-pictures.controller';

@Module({ imports: [PhotosModule], controllers: [AppIconsController, PhotosController, ResortPicturesController] })
export class PhotosHttpModule {}
