/** Imported for its side effect: keeps FFmpeg's informational output out of the log, but not its errors. */
import { AV_LOG_ERROR } from 'node-av/constants';
import { Log } from 'node-av/lib';

Log.setLevel(AV_LOG_ERROR);
