import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos.module';
import { AppIconsController } from './app-icons.controller';
import { PhotosController } from './photos.controller';
import { ResortPicturesController } from './resort-pictures.controller';
import { StartPicturesController } from './start-pictures.controller';

@Module({
  imports: [PhotosModule],
  controllers: [AppIconsController, PhotosController, ResortPicturesController, StartPicturesController],
})
export class PhotosHttpModule {}
