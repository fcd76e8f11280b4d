/** Imported for its effect: FFmpeg's own chatter stays out of the log, its errors do not. */
import { AV_LOG_ERROR } from 'node-av/constants';
import { Log } from 'node-av/lib';

Log.setLevel(AV_LOG_ERROR);
