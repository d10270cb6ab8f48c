import { Module } from '@nestjs/common';
import { PhotosFacade } from './photos.facade';
import { PhotosQueries } from './photos.queries';

@Module({ providers: [PhotosQueries, PhotosFacade], exports: [PhotosFacade] })
export class PhotosModule {}
