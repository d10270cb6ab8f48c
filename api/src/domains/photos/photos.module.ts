import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { ImageProcesses } from './image-processes';
import { PhotosController } from './photos.controller';
import { PhotosFacade } from './photos.facade';
import { PhotosQueries } from './photos.queries';
import { ReadPhotoService } from './read-photo.service';
import { UploadPhotoService } from './upload-photo.service';
import { UploadRate } from './upload-rate';

@Module({
  imports: [PosModule],
  controllers: [PhotosController],
  providers: [PhotosQueries, ImageProcesses, UploadRate, UploadPhotoService, ReadPhotoService, PhotosFacade],
  exports: [PhotosFacade],
})
export class PhotosModule {}
