"""Prints a face's descriptor for each image named on standard input, as JSON; null where no face is seen."""

import json
import sys

import dlib
import face_recognition_models as models
import numpy
from PIL import Image

detect = dlib.get_frontal_face_detector()
shape = dlib.shape_predictor(models.pose_predictor_model_location())
encoder = dlib.face_recognition_model_v1(models.face_recognition_model_location())


def descriptor(path):
    image = Image.open(path).convert("RGB")
    image.thumbnail((700, 700))
    pixels = numpy.array(image)
    faces = detect(pixels, 1)
    if not faces:
        return None
    largest = max(faces, key=lambda face: face.area())
    return list(encoder.compute_face_descriptor(pixels, shape(pixels, largest), 0, 0.25))


print(json.dumps([descriptor(path) for path in json.load(sys.stdin)]))
