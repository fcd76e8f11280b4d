"""Prints the pose that MediaPipe itself sees in each image named on standard input, as JSON: x, y and visibility of 33 points, in pixels; null
where it sees nobody.
"""

import json
import sys

import mediapipe
import numpy
from PIL import Image


def pose(look, path):
    image = Image.open(path).convert("RGB")
    found = look.process(numpy.array(image)).pose_landmarks
    if not found:
        return None
    return [[point.x * image.width, point.y * image.height, point.visibility] for point in found.landmark]


with mediapipe.solutions.pose.Pose(static_image_mode=True, model_complexity=1) as look:
    print(json.dumps([pose(look, path) for path in json.load(sys.stdin)]))
