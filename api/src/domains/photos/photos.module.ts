import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { ImageProcesses } from './image-processes';
import { PhotosController } from './photos.controller';
import { PhotosFacade } from './photos.facade';
import { PhotosQueries } from './photos.queries';
import { ReadPhotoService } from './read-photo.service';
import { ResortPicturesController } from './resort-pictures.controller';
import { ResortPicturesService } from './resort-pictures.service';
import { UploadPhotoService } from './upload-photo.service';
import { UploadRate } from './upload-rate';

@Module({
  imports: [PosModule],
  controllers: [PhotosController, ResortPicturesController],
  providers: [PhotosQueries, ImageProcesses, UploadRate, UploadPhotoService, ReadPhotoService, ResortPicturesService, PhotosFacade],
  exports: [PhotosFacade],
})
export class PhotosModule {}
